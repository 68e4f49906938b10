// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDateTime } from '../support/date-time.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const listInitialClientDataFilter = validate0;

const pattern0 = new RegExp("^(?!payment$|payment-success$)[a-z0-9]+(-[a-z0-9]+)*$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data0.q !== undefined){
let data3 = data0.q;
if(typeof data3 === "string"){
if(func0(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.step !== undefined){
let data4 = data0.step;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["incomplete", "payment", "payment_success", "discarded"].includes(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step",keyword:"choice",params:{}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["incomplete", "payment", "payment_success", "discarded"].includes(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step/" + i1,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/step",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data0.source !== undefined){
let data6 = data0.source;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["self", "assisted"].includes(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source",keyword:"choice",params:{}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["self", "assisted"].includes(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source/" + i2,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/source",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data0.package_identifier !== undefined){
let data8 = data0.package_identifier;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 === "string"){
if(func0(data8) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data8) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(func0(data9) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i3,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data9) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i3,keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i3,keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data0.started_by !== undefined){
let data10 = data0.started_by;
const _errs38 = errors;
let valid14 = false;
const _errs39 = errors;
if(typeof data10 === "string"){
if(!isUuid(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid4 = _errs39 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs41 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(!isUuid(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by/" + i4,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs41 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data0.last_step_at_gte !== undefined){
let data12 = data0.last_step_at_gte;
if(typeof data12 === "string"){
if(func0(data12) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_step_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_step_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_step_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.last_step_at_lte !== undefined){
let data13 = data0.last_step_at_lte;
if(isBeyond(data13, "from", data0, "last_step_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_step_at_lte",keyword:"bounds",params:{says: "Must not be before “Last step after”."}});
errors++;
}
if(typeof data13 === "string"){
if(func0(data13) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_step_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_step_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_step_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.created_at_gte !== undefined){
let data14 = data0.created_at_gte;
if(typeof data14 === "string"){
if(func0(data14) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.created_at_lte !== undefined){
let data15 = data0.created_at_lte;
if(isBeyond(data15, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Started after”."}});
errors++;
}
if(typeof data15 === "string"){
if(func0(data15) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.reached !== undefined){
let data16 = data0.reached;
const _errs54 = errors;
let valid17 = false;
const _errs55 = errors;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/reached",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["prospect", "paid", "checklist", "links", "accepted", "delivered"].includes(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/reached",keyword:"choice",params:{}});
errors++;
}
var _valid5 = _errs55 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs57 = errors;
if(Array.isArray(data16)){
if(data16.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/reached",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
let data17 = data16[i5];
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/reached/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["prospect", "paid", "checklist", "links", "accepted", "delivered"].includes(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/reached/" + i5,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/reached",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs57 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/reached",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
}
if(data0.id_gte !== undefined){
let data18 = data0.id_gte;
if(typeof data18 === "string"){
if(!isUuid(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.step_not !== undefined){
let data19 = data0.step_not;
const _errs64 = errors;
let valid20 = false;
const _errs65 = errors;
if(typeof data19 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["incomplete", "payment", "payment_success", "discarded"].includes(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_not",keyword:"choice",params:{}});
errors++;
}
var _valid6 = _errs65 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs67 = errors;
if(Array.isArray(data19)){
if(data19.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data19.length;
for(let i6=0; i6<len6; i6++){
let data20 = data19[i6];
if(typeof data20 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_not/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["incomplete", "payment", "payment_success", "discarded"].includes(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_not/" + i6,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs67 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
}
if(data0.source_not !== undefined){
let data21 = data0.source_not;
const _errs72 = errors;
let valid23 = false;
const _errs73 = errors;
if(typeof data21 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["self", "assisted"].includes(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source_not",keyword:"choice",params:{}});
errors++;
}
var _valid7 = _errs73 === errors;
valid23 = valid23 || _valid7;
if(!valid23){
const _errs75 = errors;
if(Array.isArray(data21)){
if(data21.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len7 = data21.length;
for(let i7=0; i7<len7; i7++){
let data22 = data21[i7];
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source_not/" + i7,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["self", "assisted"].includes(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source_not/" + i7,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/source_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid7 = _errs75 === errors;
valid23 = valid23 || _valid7;
}
if(!valid23){
(vErrors ??= []).push({instancePath:instancePath+"/filter/source_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data0.package_identifier_not !== undefined){
let data23 = data0.package_identifier_not;
const _errs80 = errors;
let valid26 = false;
const _errs81 = errors;
if(typeof data23 === "string"){
if(func0(data23) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data23) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not",keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid8 = _errs81 === errors;
valid26 = valid26 || _valid8;
if(!valid26){
const _errs83 = errors;
if(Array.isArray(data23)){
if(data23.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len8 = data23.length;
for(let i8=0; i8<len8; i8++){
let data24 = data23[i8];
if(typeof data24 === "string"){
if(func0(data24) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not/" + i8,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data24) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not/" + i8,keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not/" + i8,keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not/" + i8,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid8 = _errs83 === errors;
valid26 = valid26 || _valid8;
}
if(!valid26){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs80;
if(vErrors !== null){
if(_errs80){
vErrors.length = _errs80;
}
else {
vErrors = null;
}
}
}
}
if(data0.package_identifier_empty !== undefined){
if(typeof data0.package_identifier_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.started_by_not !== undefined){
let data26 = data0.started_by_not;
const _errs90 = errors;
let valid29 = false;
const _errs91 = errors;
if(typeof data26 === "string"){
if(!isUuid(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid9 = _errs91 === errors;
valid29 = valid29 || _valid9;
if(!valid29){
const _errs93 = errors;
if(Array.isArray(data26)){
if(data26.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len9 = data26.length;
for(let i9=0; i9<len9; i9++){
let data27 = data26[i9];
if(typeof data27 === "string"){
if(!isUuid(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by_not/" + i9,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by_not/" + i9,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid9 = _errs93 === errors;
valid29 = valid29 || _valid9;
}
if(!valid29){
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs90;
if(vErrors !== null){
if(_errs90){
vErrors.length = _errs90;
}
else {
vErrors = null;
}
}
}
}
if(data0.started_by_empty !== undefined){
if(typeof data0.started_by_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/started_by_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.first_name_contains !== undefined){
let data29 = data0.first_name_contains;
if(typeof data29 === "string"){
if(func0(data29) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/first_name_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data29) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/first_name_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/first_name_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.last_name_contains !== undefined){
let data30 = data0.last_name_contains;
if(typeof data30 === "string"){
if(func0(data30) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_name_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data30) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_name_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_name_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.email_contains !== undefined){
let data31 = data0.email_contains;
if(typeof data31 === "string"){
if(func0(data31) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/email_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data31) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/email_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/email_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.last_nudge_at_gte !== undefined){
let data32 = data0.last_nudge_at_gte;
if(typeof data32 === "string"){
if(!isDateTime(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_nudge_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_nudge_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.last_nudge_at_lte !== undefined){
let data33 = data0.last_nudge_at_lte;
if(isBeyond(data33, "from", data0, "last_nudge_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_nudge_at_lte",keyword:"bounds",params:{says: "Must not be before “Last reminder from”."}});
errors++;
}
if(typeof data33 === "string"){
if(!isDateTime(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_nudge_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_nudge_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.last_nudge_at_empty !== undefined){
if(typeof data0.last_nudge_at_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_nudge_at_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.or !== undefined){
let data35 = data0.or;
if(Array.isArray(data35)){
if(data35.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len10 = data35.length;
for(let i10=0; i10<len10; i10++){
let data36 = data35[i10];
if(Array.isArray(data36)){
if(data36.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i10,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data36.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i10,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len11 = data36.length;
for(let i11=0; i11<len11; i11++){
let data37 = data36[i11];
if(!(data37 && typeof data37 == "object" && !Array.isArray(data37))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i10+"/" + i11,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i10,keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "step", "source", "package_identifier", "started_by", "last_step_at_gte", "last_step_at_lte", "created_at_gte", "created_at_lte", "reached", "id_gte", "step_not", "source_not", "package_identifier_not", "package_identifier_empty", "started_by_not", "started_by_empty", "first_name_contains", "last_name_contains", "email_contains", "last_nudge_at_gte", "last_nudge_at_lte", "last_nudge_at_empty", "or"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const listInitialClientDataSort = validate1;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.sort !== undefined){
let data0 = data.sort;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"additionalItems",params:{limit: 2}});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["id", "first_name", "last_name", "email", "step", "package_identifier", "source", "last_step_at", "last_nudge_at", "created_at"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"choice",params:{}});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["ASC", "DESC"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const listInitialClientDataRange = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.range === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "range"}});
errors++;
}
if(data.range !== undefined){
let data0 = data.range;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000000 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"maximum",params:{comparison: "<=", limit: 100000000}});
errors++;
}
if(data1 < 0 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/range/" + i0,keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/range",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const listInitialClientDataFields = validate3;
const pattern4 = new RegExp("^[a-z][a-z0-9_]*$", "u");
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "fields"}});
errors++;
}
if(data.fields !== undefined){
let data0 = data.fields;
if(Array.isArray(data0)){
if(data0.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"maxItems",params:{limit: 20}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func0(data1) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i0,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i0,keyword:"minLength",params:{limit: 1}});
errors++;
}
if(!pattern4.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i0,keyword:"matches",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fields/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fields",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
export const listPaymentsFilter = validate4;
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data0.q !== undefined){
let data3 = data0.q;
if(typeof data3 === "string"){
if(func0(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.status !== undefined){
let data4 = data0.status;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["pending", "requires_action", "succeeded", "failed", "partly_refunded", "refunded"].includes(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"choice",params:{}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["pending", "requires_action", "succeeded", "failed", "partly_refunded", "refunded"].includes(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i1,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data0.kind !== undefined){
let data6 = data0.kind;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["package", "upgrade"].includes(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"choice",params:{}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["package", "upgrade"].includes(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind/" + i2,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data0.user_id !== undefined){
let data8 = data0.user_id;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 === "string"){
if(!isUuid(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(!isUuid(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i3,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data0.onboarding_id !== undefined){
let data10 = data0.onboarding_id;
const _errs38 = errors;
let valid14 = false;
const _errs39 = errors;
if(typeof data10 === "string"){
if(!isUuid(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/onboarding_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/onboarding_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid4 = _errs39 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs41 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/onboarding_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(!isUuid(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/onboarding_id/" + i4,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/onboarding_id/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/onboarding_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs41 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/onboarding_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data0.package_identifier !== undefined){
let data12 = data0.package_identifier;
const _errs46 = errors;
let valid17 = false;
const _errs47 = errors;
if(typeof data12 === "string"){
if(func0(data12) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data12) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid5 = _errs47 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs49 = errors;
if(Array.isArray(data12)){
if(data12.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
if(typeof data13 === "string"){
if(func0(data13) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i5,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data13) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i5,keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i5,keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs49 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
}
if(data0.created_at_gte !== undefined){
let data14 = data0.created_at_gte;
if(typeof data14 === "string"){
if(func0(data14) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.created_at_lte !== undefined){
let data15 = data0.created_at_lte;
if(isBeyond(data15, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Started after”."}});
errors++;
}
if(typeof data15 === "string"){
if(func0(data15) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.paid_at_gte !== undefined){
let data16 = data0.paid_at_gte;
if(typeof data16 === "string"){
if(func0(data16) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.paid_at_lte !== undefined){
let data17 = data0.paid_at_lte;
if(isBeyond(data17, "from", data0, "paid_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_at_lte",keyword:"bounds",params:{says: "Must not be before “Paid after”."}});
errors++;
}
if(typeof data17 === "string"){
if(func0(data17) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.refund_requested !== undefined){
if(typeof data0.refund_requested !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/refund_requested",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.disputed !== undefined){
if(typeof data0.disputed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/disputed",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.moved_at_gte !== undefined){
let data20 = data0.moved_at_gte;
if(typeof data20 === "string"){
if(func0(data20) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/moved_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/moved_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/moved_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.moved_at_lte !== undefined){
let data21 = data0.moved_at_lte;
if(isBeyond(data21, "from", data0, "moved_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/moved_at_lte",keyword:"bounds",params:{says: "Must not be before “Paid or refunded after”."}});
errors++;
}
if(typeof data21 === "string"){
if(func0(data21) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/moved_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/moved_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/moved_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.id_gte !== undefined){
let data22 = data0.id_gte;
if(typeof data22 === "string"){
if(!isUuid(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.status_not !== undefined){
let data23 = data0.status_not;
const _errs72 = errors;
let valid20 = false;
const _errs73 = errors;
if(typeof data23 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["pending", "requires_action", "succeeded", "failed", "partly_refunded", "refunded"].includes(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"choice",params:{}});
errors++;
}
var _valid6 = _errs73 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs75 = errors;
if(Array.isArray(data23)){
if(data23.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data23.length;
for(let i6=0; i6<len6; i6++){
let data24 = data23[i6];
if(typeof data24 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["pending", "requires_action", "succeeded", "failed", "partly_refunded", "refunded"].includes(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i6,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs75 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
}
if(data0.kind_not !== undefined){
let data25 = data0.kind_not;
const _errs80 = errors;
let valid23 = false;
const _errs81 = errors;
if(typeof data25 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["package", "upgrade"].includes(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"choice",params:{}});
errors++;
}
var _valid7 = _errs81 === errors;
valid23 = valid23 || _valid7;
if(!valid23){
const _errs83 = errors;
if(Array.isArray(data25)){
if(data25.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len7 = data25.length;
for(let i7=0; i7<len7; i7++){
let data26 = data25[i7];
if(typeof data26 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not/" + i7,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["package", "upgrade"].includes(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not/" + i7,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid7 = _errs83 === errors;
valid23 = valid23 || _valid7;
}
if(!valid23){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs80;
if(vErrors !== null){
if(_errs80){
vErrors.length = _errs80;
}
else {
vErrors = null;
}
}
}
}
if(data0.user_id_not !== undefined){
let data27 = data0.user_id_not;
const _errs88 = errors;
let valid26 = false;
const _errs89 = errors;
if(typeof data27 === "string"){
if(!isUuid(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid8 = _errs89 === errors;
valid26 = valid26 || _valid8;
if(!valid26){
const _errs91 = errors;
if(Array.isArray(data27)){
if(data27.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len8 = data27.length;
for(let i8=0; i8<len8; i8++){
let data28 = data27[i8];
if(typeof data28 === "string"){
if(!isUuid(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i8,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i8,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid8 = _errs91 === errors;
valid26 = valid26 || _valid8;
}
if(!valid26){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs88;
if(vErrors !== null){
if(_errs88){
vErrors.length = _errs88;
}
else {
vErrors = null;
}
}
}
}
if(data0.user_id_empty !== undefined){
if(typeof data0.user_id_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.package_identifier_not !== undefined){
let data30 = data0.package_identifier_not;
const _errs98 = errors;
let valid29 = false;
const _errs99 = errors;
if(typeof data30 === "string"){
if(func0(data30) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not",keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data30) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not",keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not",keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid9 = _errs99 === errors;
valid29 = valid29 || _valid9;
if(!valid29){
const _errs101 = errors;
if(Array.isArray(data30)){
if(data30.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len9 = data30.length;
for(let i9=0; i9<len9; i9++){
let data31 = data30[i9];
if(typeof data31 === "string"){
if(func0(data31) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not/" + i9,keyword:"maxLength",params:{limit: 60}});
errors++;
}
if(func0(data31) < 2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not/" + i9,keyword:"minLength",params:{limit: 2}});
errors++;
}
if(!pattern0.test(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not/" + i9,keyword:"matches",params:{says: "Its name in web addresses: lowercase letters, digits and dashes."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not/" + i9,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid9 = _errs101 === errors;
valid29 = valid29 || _valid9;
}
if(!valid29){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_identifier_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs98;
if(vErrors !== null){
if(_errs98){
vErrors.length = _errs98;
}
else {
vErrors = null;
}
}
}
}
if(data0.paid_at_empty !== undefined){
if(typeof data0.paid_at_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/paid_at_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.amount_gte !== undefined){
let data33 = data0.amount_gte;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/amount_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data33 == "number"){
if(data33 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/amount_gte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data33 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/amount_gte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.amount_lte !== undefined){
let data34 = data0.amount_lte;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/amount_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data34, "from", data0, "amount_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/amount_lte",keyword:"bounds",params:{says: "Must not be less than “Total from”."}});
errors++;
}
if(typeof data34 == "number"){
if(data34 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/amount_lte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data34 > 100000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/amount_lte",keyword:"maximumCents",params:{limit: 100000000}});
errors++;
}
}
}
if(data0.receipt_number_contains !== undefined){
let data35 = data0.receipt_number_contains;
if(typeof data35 === "string"){
if(func0(data35) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/receipt_number_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data35) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/receipt_number_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/receipt_number_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.receipt_number_empty !== undefined){
if(typeof data0.receipt_number_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/receipt_number_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.or !== undefined){
let data37 = data0.or;
if(Array.isArray(data37)){
if(data37.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len10 = data37.length;
for(let i10=0; i10<len10; i10++){
let data38 = data37[i10];
if(Array.isArray(data38)){
if(data38.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i10,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data38.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i10,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len11 = data38.length;
for(let i11=0; i11<len11; i11++){
let data39 = data38[i11];
if(!(data39 && typeof data39 == "object" && !Array.isArray(data39))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i10+"/" + i11,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i10,keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "status", "kind", "user_id", "onboarding_id", "package_identifier", "created_at_gte", "created_at_lte", "paid_at_gte", "paid_at_lte", "refund_requested", "disputed", "moved_at_gte", "moved_at_lte", "id_gte", "status_not", "kind_not", "user_id_not", "user_id_empty", "package_identifier_not", "paid_at_empty", "amount_gte", "amount_lte", "receipt_number_contains", "receipt_number_empty", "or"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
export const listPaymentsSort = validate5;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.sort !== undefined){
let data0 = data.sort;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"additionalItems",params:{limit: 2}});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["id", "created_at", "paid_at", "amount", "status", "package_identifier", "receipt_number"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"choice",params:{}});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["ASC", "DESC"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}
export const listPaymentCasesFilter = validate6;
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data0.q !== undefined){
let data3 = data0.q;
if(typeof data3 === "string"){
if(func0(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.kind !== undefined){
let data4 = data0.kind;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["dispute", "failed_payment", "failed_refund"].includes(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"choice",params:{}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["dispute", "failed_payment", "failed_refund"].includes(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind/" + i1,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data0.status !== undefined){
let data6 = data0.status;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["answer_due", "with_bank", "won", "lost", "open", "done"].includes(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"choice",params:{}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["answer_due", "with_bank", "won", "lost", "open", "done"].includes(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i2,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data0.user_id !== undefined){
let data8 = data0.user_id;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 === "string"){
if(!isUuid(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(!isUuid(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i3,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data0.payment_id !== undefined){
let data10 = data0.payment_id;
const _errs38 = errors;
let valid14 = false;
const _errs39 = errors;
if(typeof data10 === "string"){
if(!isUuid(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid4 = _errs39 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs41 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 === "string"){
if(!isUuid(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id/" + i4,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs41 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data0.created_at_gte !== undefined){
let data12 = data0.created_at_gte;
if(typeof data12 === "string"){
if(func0(data12) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.created_at_lte !== undefined){
let data13 = data0.created_at_lte;
if(isBeyond(data13, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Opened after”."}});
errors++;
}
if(typeof data13 === "string"){
if(func0(data13) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.id_gte !== undefined){
let data14 = data0.id_gte;
if(typeof data14 === "string"){
if(!isUuid(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.kind_not !== undefined){
let data15 = data0.kind_not;
const _errs52 = errors;
let valid17 = false;
const _errs53 = errors;
if(typeof data15 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["dispute", "failed_payment", "failed_refund"].includes(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"choice",params:{}});
errors++;
}
var _valid5 = _errs53 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs55 = errors;
if(Array.isArray(data15)){
if(data15.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
let data16 = data15[i5];
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["dispute", "failed_payment", "failed_refund"].includes(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not/" + i5,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs55 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data0.status_not !== undefined){
let data17 = data0.status_not;
const _errs60 = errors;
let valid20 = false;
const _errs61 = errors;
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["answer_due", "with_bank", "won", "lost", "open", "done"].includes(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"choice",params:{}});
errors++;
}
var _valid6 = _errs61 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs63 = errors;
if(Array.isArray(data17)){
if(data17.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["answer_due", "with_bank", "won", "lost", "open", "done"].includes(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i6,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs63 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
}
if(data0.user_id_not !== undefined){
let data19 = data0.user_id_not;
const _errs68 = errors;
let valid23 = false;
const _errs69 = errors;
if(typeof data19 === "string"){
if(!isUuid(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid7 = _errs69 === errors;
valid23 = valid23 || _valid7;
if(!valid23){
const _errs71 = errors;
if(Array.isArray(data19)){
if(data19.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len7 = data19.length;
for(let i7=0; i7<len7; i7++){
let data20 = data19[i7];
if(typeof data20 === "string"){
if(!isUuid(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i7,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i7,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid7 = _errs71 === errors;
valid23 = valid23 || _valid7;
}
if(!valid23){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
}
if(data0.user_id_empty !== undefined){
if(typeof data0.user_id_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.payment_id_not !== undefined){
let data22 = data0.payment_id_not;
const _errs78 = errors;
let valid26 = false;
const _errs79 = errors;
if(typeof data22 === "string"){
if(!isUuid(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid8 = _errs79 === errors;
valid26 = valid26 || _valid8;
if(!valid26){
const _errs81 = errors;
if(Array.isArray(data22)){
if(data22.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len8 = data22.length;
for(let i8=0; i8<len8; i8++){
let data23 = data22[i8];
if(typeof data23 === "string"){
if(!isUuid(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id_not/" + i8,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id_not/" + i8,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid8 = _errs81 === errors;
valid26 = valid26 || _valid8;
}
if(!valid26){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs78;
if(vErrors !== null){
if(_errs78){
vErrors.length = _errs78;
}
else {
vErrors = null;
}
}
}
}
if(data0.due_at_gte !== undefined){
let data24 = data0.due_at_gte;
if(typeof data24 === "string"){
if(func0(data24) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.due_at_lte !== undefined){
let data25 = data0.due_at_lte;
if(isBeyond(data25, "from", data0, "due_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_at_lte",keyword:"bounds",params:{says: "Must not be before “Due from”."}});
errors++;
}
if(typeof data25 === "string"){
if(func0(data25) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.or !== undefined){
let data26 = data0.or;
if(Array.isArray(data26)){
if(data26.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len9 = data26.length;
for(let i9=0; i9<len9; i9++){
let data27 = data26[i9];
if(Array.isArray(data27)){
if(data27.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i9,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data27.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i9,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len10 = data27.length;
for(let i10=0; i10<len10; i10++){
let data28 = data27[i10];
if(!(data28 && typeof data28 == "object" && !Array.isArray(data28))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i9+"/" + i10,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i9,keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "kind", "status", "user_id", "payment_id", "created_at_gte", "created_at_lte", "id_gte", "kind_not", "status_not", "user_id_not", "user_id_empty", "payment_id_not", "due_at_gte", "due_at_lte", "or"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate6.errors = vErrors;
return errors === 0;
}
export const listPaymentCasesSort = validate7;
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.sort !== undefined){
let data0 = data.sort;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"additionalItems",params:{limit: 2}});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["id", "created_at", "due_at", "status", "kind"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"choice",params:{}});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["ASC", "DESC"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}
export const listRefundRequestsFilter = validate8;
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs7 = errors;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!isUuid(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data0.q !== undefined){
let data3 = data0.q;
if(typeof data3 === "string"){
if(func0(data3) > 100){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"maxLength",params:{limit: 100}});
errors++;
}
if(func0(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/q",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.status !== undefined){
let data4 = data0.status;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["requested", "granted", "declined", "withdrawn"].includes(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"choice",params:{}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["requested", "granted", "declined", "withdrawn"].includes(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i1,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data0.user_id !== undefined){
let data6 = data0.user_id;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 === "string"){
if(!isUuid(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!isUuid(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i2,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
if(data0.payment_id !== undefined){
let data8 = data0.payment_id;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 === "string"){
if(!isUuid(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(!isUuid(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id/" + i3,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data0.created_at_gte !== undefined){
let data10 = data0.created_at_gte;
if(typeof data10 === "string"){
if(func0(data10) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.created_at_lte !== undefined){
let data11 = data0.created_at_lte;
if(isBeyond(data11, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Requested after”."}});
errors++;
}
if(typeof data11 === "string"){
if(func0(data11) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.id_gte !== undefined){
let data12 = data0.id_gte;
if(typeof data12 === "string"){
if(!isUuid(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.status_not !== undefined){
let data13 = data0.status_not;
const _errs44 = errors;
let valid14 = false;
const _errs45 = errors;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["requested", "granted", "declined", "withdrawn"].includes(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"choice",params:{}});
errors++;
}
var _valid4 = _errs45 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs47 = errors;
if(Array.isArray(data13)){
if(data13.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["requested", "granted", "declined", "withdrawn"].includes(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i4,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs47 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data0.user_id_not !== undefined){
let data15 = data0.user_id_not;
const _errs52 = errors;
let valid17 = false;
const _errs53 = errors;
if(typeof data15 === "string"){
if(!isUuid(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid5 = _errs53 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs55 = errors;
if(Array.isArray(data15)){
if(data15.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data15.length;
for(let i5=0; i5<len5; i5++){
let data16 = data15[i5];
if(typeof data16 === "string"){
if(!isUuid(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i5,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs55 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs52;
if(vErrors !== null){
if(_errs52){
vErrors.length = _errs52;
}
else {
vErrors = null;
}
}
}
}
if(data0.payment_id_not !== undefined){
let data17 = data0.payment_id_not;
const _errs60 = errors;
let valid20 = false;
const _errs61 = errors;
if(typeof data17 === "string"){
if(!isUuid(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid6 = _errs61 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs63 = errors;
if(Array.isArray(data17)){
if(data17.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
if(typeof data18 === "string"){
if(!isUuid(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id_not/" + i6,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id_not/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs63 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/payment_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
}
if(data0.answer_by_gte !== undefined){
let data19 = data0.answer_by_gte;
if(typeof data19 === "string"){
if(func0(data19) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/answer_by_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/answer_by_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/answer_by_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.answer_by_lte !== undefined){
let data20 = data0.answer_by_lte;
if(isBeyond(data20, "from", data0, "answer_by_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/answer_by_lte",keyword:"bounds",params:{says: "Must not be before “Answer by from”."}});
errors++;
}
if(typeof data20 === "string"){
if(func0(data20) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/answer_by_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/answer_by_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/answer_by_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.or !== undefined){
let data21 = data0.or;
if(Array.isArray(data21)){
if(data21.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len7 = data21.length;
for(let i7=0; i7<len7; i7++){
let data22 = data21[i7];
if(Array.isArray(data22)){
if(data22.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data22.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len8 = data22.length;
for(let i8=0; i8<len8; i8++){
let data23 = data22[i8];
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7+"/" + i8,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i7,keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"type",params:{type: "array"}});
errors++;
}
}
for(const key0 in data0){
if(!["id", "q", "status", "user_id", "payment_id", "created_at_gte", "created_at_lte", "id_gte", "status_not", "user_id_not", "payment_id_not", "answer_by_gte", "answer_by_lte", "or"].includes(key0)){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"known",params:{additionalProperty: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}
export const listRefundRequestsSort = validate9;
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sort === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sort"}});
errors++;
}
if(data.sort !== undefined){
let data0 = data.sort;
if(Array.isArray(data0)){
if(data0.length > 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"maxItems",params:{limit: 2}});
errors++;
}
if(data0.length < 2){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"minItems",params:{limit: 2}});
errors++;
}
const len0 = data0.length;
if(!(len0 <= 2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"additionalItems",params:{limit: 2}});
errors++;
}
const len1 = data0.length;
if(len1 > 0){
let data1 = data0[0];
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["id", "created_at", "answer_by", "status"].includes(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/0",keyword:"choice",params:{}});
errors++;
}
}
if(len1 > 1){
let data2 = data0[1];
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["ASC", "DESC"].includes(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/sort/1",keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sort",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}
