// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDateTime } from '../support/date-time.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const listBidRequestsFilter = validate0;

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
if(data0.user_id !== undefined){
let data4 = data0.user_id;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!isUuid(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i1,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id",keyword:"anyOf",params:{}});
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
if(data0.link_id !== undefined){
let data6 = data0.link_id;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 === "string"){
if(!isUuid(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!isUuid(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id/" + i2,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id",keyword:"anyOf",params:{}});
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
if(data0.dealer_id !== undefined){
let data8 = data0.dealer_id;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 === "string"){
if(!isUuid(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/dealer_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/dealer_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/dealer_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 === "string"){
if(!isUuid(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/dealer_id/" + i3,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/dealer_id/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/dealer_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/dealer_id",keyword:"anyOf",params:{}});
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
if(data0.status !== undefined){
let data10 = data0.status;
const _errs38 = errors;
let valid14 = false;
const _errs39 = errors;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["draft", "open", "closed"].includes(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"choice",params:{}});
errors++;
}
var _valid4 = _errs39 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs41 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["draft", "open", "closed"].includes(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status/" + i4,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs41 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"anyOf",params:{}});
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
if(data0.due_at_gte !== undefined){
let data12 = data0.due_at_gte;
if(typeof data12 === "string"){
if(func0(data12) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data12)){
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
let data13 = data0.due_at_lte;
if(isBeyond(data13, "from", data0, "due_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_at_lte",keyword:"bounds",params:{says: "Must not be before “Due after”."}});
errors++;
}
if(typeof data13 === "string"){
if(func0(data13) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_at_lte",keyword:"type",params:{type: "string"}});
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
if(data0.link_id_not !== undefined){
let data17 = data0.link_id_not;
const _errs60 = errors;
let valid20 = false;
const _errs61 = errors;
if(typeof data17 === "string"){
if(!isUuid(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid6 = _errs61 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs63 = errors;
if(Array.isArray(data17)){
if(data17.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
if(typeof data18 === "string"){
if(!isUuid(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not/" + i6,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs63 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_not",keyword:"anyOf",params:{}});
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
if(data0.link_id_empty !== undefined){
if(typeof data0.link_id_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/link_id_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.status_not !== undefined){
let data20 = data0.status_not;
const _errs70 = errors;
let valid23 = false;
const _errs71 = errors;
if(typeof data20 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["draft", "open", "closed"].includes(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"choice",params:{}});
errors++;
}
var _valid7 = _errs71 === errors;
valid23 = valid23 || _valid7;
if(!valid23){
const _errs73 = errors;
if(Array.isArray(data20)){
if(data20.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len7 = data20.length;
for(let i7=0; i7<len7; i7++){
let data21 = data20[i7];
if(typeof data21 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i7,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["draft", "open", "closed"].includes(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i7,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid7 = _errs73 === errors;
valid23 = valid23 || _valid7;
}
if(!valid23){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs70;
if(vErrors !== null){
if(_errs70){
vErrors.length = _errs70;
}
else {
vErrors = null;
}
}
}
}
if(data0.title_contains !== undefined){
let data22 = data0.title_contains;
if(typeof data22 === "string"){
if(func0(data22) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data22) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.best_total_gte !== undefined){
let data23 = data0.best_total_gte;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/best_total_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data23 == "number"){
if(data23 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/best_total_gte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data23 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/best_total_gte",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data0.best_total_lte !== undefined){
let data24 = data0.best_total_lte;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/best_total_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data24, "from", data0, "best_total_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/best_total_lte",keyword:"bounds",params:{says: "Must not be less than “Best price from”."}});
errors++;
}
if(typeof data24 == "number"){
if(data24 < 0){
(vErrors ??= []).push({instancePath:instancePath+"/filter/best_total_lte",keyword:"minimumCents",params:{limit: 0}});
errors++;
}
if(data24 > 200000000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/best_total_lte",keyword:"maximumCents",params:{limit: 200000000}});
errors++;
}
}
}
if(data0.best_total_empty !== undefined){
if(typeof data0.best_total_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/best_total_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.created_at_gte !== undefined){
let data26 = data0.created_at_gte;
if(typeof data26 === "string"){
if(func0(data26) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data26)){
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
let data27 = data0.created_at_lte;
if(isBeyond(data27, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Created from”."}});
errors++;
}
if(typeof data27 === "string"){
if(func0(data27) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.updated_at_gte !== undefined){
let data28 = data0.updated_at_gte;
if(typeof data28 === "string"){
if(func0(data28) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.updated_at_lte !== undefined){
let data29 = data0.updated_at_lte;
if(isBeyond(data29, "from", data0, "updated_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"bounds",params:{says: "Must not be before “Updated from”."}});
errors++;
}
if(typeof data29 === "string"){
if(func0(data29) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.or !== undefined){
let data30 = data0.or;
if(Array.isArray(data30)){
if(data30.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len8 = data30.length;
for(let i8=0; i8<len8; i8++){
let data31 = data30[i8];
if(Array.isArray(data31)){
if(data31.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i8,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data31.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i8,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len9 = data31.length;
for(let i9=0; i9<len9; i9++){
let data32 = data31[i9];
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i8+"/" + i9,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i8,keyword:"type",params:{type: "array"}});
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
if(!["id", "q", "user_id", "link_id", "dealer_id", "status", "due_at_gte", "due_at_lte", "id_gte", "user_id_not", "link_id_not", "link_id_empty", "status_not", "title_contains", "best_total_gte", "best_total_lte", "best_total_empty", "created_at_gte", "created_at_lte", "updated_at_gte", "updated_at_lte", "or"].includes(key0)){
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
export const listBidRequestsSort = validate1;
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
if(!["id", "title", "status", "due_at", "best_total", "created_at", "updated_at"].includes(data1)){
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
export const listBidRequestsRange = validate2;
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
export const previewBidsDealerIds = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.dealer_ids === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dealer_ids"}});
errors++;
}
if(data.dealer_ids !== undefined){
let data0 = data.dealer_ids;
if(Array.isArray(data0)){
if(data0.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids",keyword:"maxItems",params:{limit: 10}});
errors++;
}
if(data0.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(!isUuid(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids/" + i0,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids",keyword:"uniqueItems",params:{i: i1, j: j0}});
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/dealer_ids",keyword:"type",params:{type: "array"}});
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
