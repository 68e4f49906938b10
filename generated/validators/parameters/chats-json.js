// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDateTime } from '../support/date-time.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const listChatsFilter = validate0;

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
if(data0.client_id !== undefined){
let data4 = data0.client_id;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!isUuid(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id/" + i1,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id",keyword:"anyOf",params:{}});
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
if(data0.employee_id !== undefined){
let data6 = data0.employee_id;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 === "string"){
if(!isUuid(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!isUuid(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_id/" + i2,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_id/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_id",keyword:"anyOf",params:{}});
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
if(data0.kind !== undefined){
let data8 = data0.kind;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["advisor", "desk"].includes(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"choice",params:{}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["advisor", "desk"].includes(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind/" + i3,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"anyOf",params:{}});
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
if(data0.employee_status !== undefined){
let data10 = data0.employee_status;
const _errs38 = errors;
let valid14 = false;
const _errs39 = errors;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["needs_reply", "waiting_on_client", "snoozed", "resolved"].includes(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status",keyword:"choice",params:{}});
errors++;
}
var _valid4 = _errs39 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs41 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["needs_reply", "waiting_on_client", "snoozed", "resolved"].includes(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status/" + i4,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs41 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status",keyword:"anyOf",params:{}});
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
if(data0.client_status !== undefined){
let data12 = data0.client_status;
const _errs46 = errors;
let valid17 = false;
const _errs47 = errors;
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_reply", "waiting_on_advisor", "up_to_date"].includes(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status",keyword:"choice",params:{}});
errors++;
}
var _valid5 = _errs47 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs49 = errors;
if(Array.isArray(data12)){
if(data12.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_reply", "waiting_on_advisor", "up_to_date"].includes(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status/" + i5,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs49 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status",keyword:"anyOf",params:{}});
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
if(data0.is_unread !== undefined){
if(typeof data0.is_unread !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/is_unread",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.id_gte !== undefined){
let data15 = data0.id_gte;
if(typeof data15 === "string"){
if(!isUuid(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.client_id_not !== undefined){
let data16 = data0.client_id_not;
const _errs58 = errors;
let valid20 = false;
const _errs59 = errors;
if(typeof data16 === "string"){
if(!isUuid(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid6 = _errs59 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs61 = errors;
if(Array.isArray(data16)){
if(data16.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data16.length;
for(let i6=0; i6<len6; i6++){
let data17 = data16[i6];
if(typeof data17 === "string"){
if(!isUuid(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_not/" + i6,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_not/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs61 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
}
if(data0.client_id_empty !== undefined){
if(typeof data0.client_id_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.employee_id_not !== undefined){
let data19 = data0.employee_id_not;
const _errs68 = errors;
let valid23 = false;
const _errs69 = errors;
if(typeof data19 === "string"){
if(!isUuid(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid7 = _errs69 === errors;
valid23 = valid23 || _valid7;
if(!valid23){
const _errs71 = errors;
if(Array.isArray(data19)){
if(data19.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len7 = data19.length;
for(let i7=0; i7<len7; i7++){
let data20 = data19[i7];
if(typeof data20 === "string"){
if(!isUuid(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_id_not/" + i7,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_id_not/" + i7,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid7 = _errs71 === errors;
valid23 = valid23 || _valid7;
}
if(!valid23){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_id_not",keyword:"anyOf",params:{}});
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
if(data0.employee_id_empty !== undefined){
if(typeof data0.employee_id_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_id_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.kind_not !== undefined){
let data22 = data0.kind_not;
const _errs78 = errors;
let valid26 = false;
const _errs79 = errors;
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["advisor", "desk"].includes(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"choice",params:{}});
errors++;
}
var _valid8 = _errs79 === errors;
valid26 = valid26 || _valid8;
if(!valid26){
const _errs81 = errors;
if(Array.isArray(data22)){
if(data22.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len8 = data22.length;
for(let i8=0; i8<len8; i8++){
let data23 = data22[i8];
if(typeof data23 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not/" + i8,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["advisor", "desk"].includes(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not/" + i8,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid8 = _errs81 === errors;
valid26 = valid26 || _valid8;
}
if(!valid26){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"anyOf",params:{}});
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
if(data0.client_status_not !== undefined){
let data24 = data0.client_status_not;
const _errs86 = errors;
let valid29 = false;
const _errs87 = errors;
if(typeof data24 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_reply", "waiting_on_advisor", "up_to_date"].includes(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status_not",keyword:"choice",params:{}});
errors++;
}
var _valid9 = _errs87 === errors;
valid29 = valid29 || _valid9;
if(!valid29){
const _errs89 = errors;
if(Array.isArray(data24)){
if(data24.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len9 = data24.length;
for(let i9=0; i9<len9; i9++){
let data25 = data24[i9];
if(typeof data25 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status_not/" + i9,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_reply", "waiting_on_advisor", "up_to_date"].includes(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status_not/" + i9,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid9 = _errs89 === errors;
valid29 = valid29 || _valid9;
}
if(!valid29){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
}
if(data0.last_message_at_gte !== undefined){
let data26 = data0.last_message_at_gte;
if(typeof data26 === "string"){
if(!isDateTime(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_message_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_message_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.last_message_at_lte !== undefined){
let data27 = data0.last_message_at_lte;
if(isBeyond(data27, "from", data0, "last_message_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_message_at_lte",keyword:"bounds",params:{says: "Must not be before “Sent from”."}});
errors++;
}
if(typeof data27 === "string"){
if(!isDateTime(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_message_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_message_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.last_message_at_empty !== undefined){
if(typeof data0.last_message_at_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_message_at_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.waiting_since_gte !== undefined){
let data29 = data0.waiting_since_gte;
if(typeof data29 === "string"){
if(!isDateTime(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_since_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_since_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.waiting_since_lte !== undefined){
let data30 = data0.waiting_since_lte;
if(isBeyond(data30, "from", data0, "waiting_since_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_since_lte",keyword:"bounds",params:{says: "Must not be before “Waiting since from”."}});
errors++;
}
if(typeof data30 === "string"){
if(!isDateTime(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_since_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_since_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.waiting_since_empty !== undefined){
if(typeof data0.waiting_since_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_since_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.created_at_gte !== undefined){
let data32 = data0.created_at_gte;
if(typeof data32 === "string"){
if(func0(data32) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data32)){
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
let data33 = data0.created_at_lte;
if(isBeyond(data33, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Started from”."}});
errors++;
}
if(typeof data33 === "string"){
if(func0(data33) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.or !== undefined){
let data34 = data0.or;
if(Array.isArray(data34)){
if(data34.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len10 = data34.length;
for(let i10=0; i10<len10; i10++){
let data35 = data34[i10];
if(Array.isArray(data35)){
if(data35.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i10,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data35.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i10,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len11 = data35.length;
for(let i11=0; i11<len11; i11++){
let data36 = data35[i11];
if(!(data36 && typeof data36 == "object" && !Array.isArray(data36))){
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
if(!["id", "q", "client_id", "employee_id", "kind", "employee_status", "client_status", "is_unread", "id_gte", "client_id_not", "client_id_empty", "employee_id_not", "employee_id_empty", "kind_not", "client_status_not", "last_message_at_gte", "last_message_at_lte", "last_message_at_empty", "waiting_since_gte", "waiting_since_lte", "waiting_since_empty", "created_at_gte", "created_at_lte", "or"].includes(key0)){
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
export const listChatsSort = validate1;
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
if(!["id", "last_message_at", "waiting_since", "created_at"].includes(data1)){
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
export const listChatsRange = validate2;
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
export const listChatsOfEmployeeFilter = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.client_id !== undefined){
let data4 = data0.client_id;
const _errs14 = errors;
let valid5 = false;
const _errs15 = errors;
if(typeof data4 === "string"){
if(!isUuid(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid1 = _errs15 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs17 = errors;
if(Array.isArray(data4)){
if(data4.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(!isUuid(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id/" + i1,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id/" + i1,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs17 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id",keyword:"anyOf",params:{}});
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
if(!["advisor", "desk"].includes(data6)){
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
if(!["advisor", "desk"].includes(data7)){
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
if(data0.employee_status !== undefined){
let data8 = data0.employee_status;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["needs_reply", "waiting_on_client", "snoozed", "resolved"].includes(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status",keyword:"choice",params:{}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["needs_reply", "waiting_on_client", "snoozed", "resolved"].includes(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status/" + i3,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status",keyword:"anyOf",params:{}});
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
if(data0.client_status !== undefined){
let data10 = data0.client_status;
const _errs38 = errors;
let valid14 = false;
const _errs39 = errors;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_reply", "waiting_on_advisor", "up_to_date"].includes(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status",keyword:"choice",params:{}});
errors++;
}
var _valid4 = _errs39 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs41 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_reply", "waiting_on_advisor", "up_to_date"].includes(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status/" + i4,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs41 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status",keyword:"anyOf",params:{}});
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
if(data0.client_id_not !== undefined){
let data13 = data0.client_id_not;
const _errs48 = errors;
let valid17 = false;
const _errs49 = errors;
if(typeof data13 === "string"){
if(!isUuid(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid5 = _errs49 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs51 = errors;
if(Array.isArray(data13)){
if(data13.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data13.length;
for(let i5=0; i5<len5; i5++){
let data14 = data13[i5];
if(typeof data14 === "string"){
if(!isUuid(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_not/" + i5,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_not/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs51 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
}
if(data0.client_id_empty !== undefined){
if(typeof data0.client_id_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_id_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.kind_not !== undefined){
let data16 = data0.kind_not;
const _errs58 = errors;
let valid20 = false;
const _errs59 = errors;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["advisor", "desk"].includes(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"choice",params:{}});
errors++;
}
var _valid6 = _errs59 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs61 = errors;
if(Array.isArray(data16)){
if(data16.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data16.length;
for(let i6=0; i6<len6; i6++){
let data17 = data16[i6];
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["advisor", "desk"].includes(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not/" + i6,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs61 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
}
if(data0.employee_status_not !== undefined){
let data18 = data0.employee_status_not;
const _errs66 = errors;
let valid23 = false;
const _errs67 = errors;
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["needs_reply", "waiting_on_client", "snoozed", "resolved"].includes(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status_not",keyword:"choice",params:{}});
errors++;
}
var _valid7 = _errs67 === errors;
valid23 = valid23 || _valid7;
if(!valid23){
const _errs69 = errors;
if(Array.isArray(data18)){
if(data18.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len7 = data18.length;
for(let i7=0; i7<len7; i7++){
let data19 = data18[i7];
if(typeof data19 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status_not/" + i7,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["needs_reply", "waiting_on_client", "snoozed", "resolved"].includes(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status_not/" + i7,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid7 = _errs69 === errors;
valid23 = valid23 || _valid7;
}
if(!valid23){
(vErrors ??= []).push({instancePath:instancePath+"/filter/employee_status_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs66;
if(vErrors !== null){
if(_errs66){
vErrors.length = _errs66;
}
else {
vErrors = null;
}
}
}
}
if(data0.client_status_not !== undefined){
let data20 = data0.client_status_not;
const _errs74 = errors;
let valid26 = false;
const _errs75 = errors;
if(typeof data20 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_reply", "waiting_on_advisor", "up_to_date"].includes(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status_not",keyword:"choice",params:{}});
errors++;
}
var _valid8 = _errs75 === errors;
valid26 = valid26 || _valid8;
if(!valid26){
const _errs77 = errors;
if(Array.isArray(data20)){
if(data20.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len8 = data20.length;
for(let i8=0; i8<len8; i8++){
let data21 = data20[i8];
if(typeof data21 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status_not/" + i8,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_reply", "waiting_on_advisor", "up_to_date"].includes(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status_not/" + i8,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid8 = _errs77 === errors;
valid26 = valid26 || _valid8;
}
if(!valid26){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_status_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
}
if(data0.last_message_at_gte !== undefined){
let data22 = data0.last_message_at_gte;
if(typeof data22 === "string"){
if(!isDateTime(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_message_at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_message_at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.last_message_at_lte !== undefined){
let data23 = data0.last_message_at_lte;
if(isBeyond(data23, "from", data0, "last_message_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_message_at_lte",keyword:"bounds",params:{says: "Must not be before “Sent from”."}});
errors++;
}
if(typeof data23 === "string"){
if(!isDateTime(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_message_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_message_at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.last_message_at_empty !== undefined){
if(typeof data0.last_message_at_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/last_message_at_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.waiting_since_gte !== undefined){
let data25 = data0.waiting_since_gte;
if(typeof data25 === "string"){
if(!isDateTime(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_since_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_since_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.waiting_since_lte !== undefined){
let data26 = data0.waiting_since_lte;
if(isBeyond(data26, "from", data0, "waiting_since_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_since_lte",keyword:"bounds",params:{says: "Must not be before “Waiting since from”."}});
errors++;
}
if(typeof data26 === "string"){
if(!isDateTime(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_since_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_since_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.waiting_since_empty !== undefined){
if(typeof data0.waiting_since_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_since_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.created_at_gte !== undefined){
let data28 = data0.created_at_gte;
if(typeof data28 === "string"){
if(func0(data28) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data28)){
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
let data29 = data0.created_at_lte;
if(isBeyond(data29, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Started from”."}});
errors++;
}
if(typeof data29 === "string"){
if(func0(data29) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"type",params:{type: "string"}});
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
const len9 = data30.length;
for(let i9=0; i9<len9; i9++){
let data31 = data30[i9];
if(Array.isArray(data31)){
if(data31.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i9,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data31.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i9,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len10 = data31.length;
for(let i10=0; i10<len10; i10++){
let data32 = data31[i10];
if(!(data32 && typeof data32 == "object" && !Array.isArray(data32))){
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
if(!["id", "q", "client_id", "kind", "employee_status", "client_status", "id_gte", "client_id_not", "client_id_empty", "kind_not", "employee_status_not", "client_status_not", "last_message_at_gte", "last_message_at_lte", "last_message_at_empty", "waiting_since_gte", "waiting_since_lte", "waiting_since_empty", "created_at_gte", "created_at_lte", "or"].includes(key0)){
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
validate3.errors = vErrors;
return errors === 0;
}
export const listCannedRepliesFilter = validate4;
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
if(data0.is_private !== undefined){
if(typeof data0.is_private !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/is_private",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.id_gte !== undefined){
let data5 = data0.id_gte;
if(typeof data5 === "string"){
if(!isUuid(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/id_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.name_contains !== undefined){
let data6 = data0.name_contains;
if(typeof data6 === "string"){
if(func0(data6) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/name_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/name_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/name_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.created_at_gte !== undefined){
let data7 = data0.created_at_gte;
if(typeof data7 === "string"){
if(func0(data7) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data7)){
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
let data8 = data0.created_at_lte;
if(isBeyond(data8, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Created from”."}});
errors++;
}
if(typeof data8 === "string"){
if(func0(data8) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data8)){
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
let data9 = data0.updated_at_gte;
if(typeof data9 === "string"){
if(func0(data9) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data9)){
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
let data10 = data0.updated_at_lte;
if(isBeyond(data10, "from", data0, "updated_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"bounds",params:{says: "Must not be before “Updated from”."}});
errors++;
}
if(typeof data10 === "string"){
if(func0(data10) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data10)){
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
let data11 = data0.or;
if(Array.isArray(data11)){
if(data11.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(Array.isArray(data12)){
if(data12.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i1,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data12.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i1,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i1+"/" + i2,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i1,keyword:"type",params:{type: "array"}});
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
if(!["id", "q", "is_private", "id_gte", "name_contains", "created_at_gte", "created_at_lte", "updated_at_gte", "updated_at_lte", "or"].includes(key0)){
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
export const listCannedRepliesSort = validate5;
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
if(!["id", "name", "created_at", "updated_at"].includes(data1)){
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
