// Written by `npm run generate` from openapi/. Do not edit.
import { isBeyond } from '../support/bounds.js';
import { isDate } from '../support/date.js';
import { isDateTime } from '../support/date-time.js';
import { isUuid } from '../support/uuid.js';
import { textLength as func0 } from '../support/text-length.js';
export const searchAllRecent = validate0;

const pattern0 = new RegExp("^[A-Z][A-Za-z]{1,39}:[0-9a-fA-F-]{36}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recent === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "recent"}});
errors++;
}
if(data.recent !== undefined){
let data0 = data.recent;
if(Array.isArray(data0)){
if(data0.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/recent",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func0(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/recent/" + i0,keyword:"maxLength",params:{limit: 80}});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/recent/" + i0,keyword:"matches",params:{}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recent/" + i0,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/recent",keyword:"type",params:{type: "array"}});
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
export const listDashboardListingsFilter = validate1;
const pattern1 = new RegExp("^[12][0-9]{3}-", "u");
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data0.advisor_id !== undefined){
let data6 = data0.advisor_id;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 === "string"){
if(!isUuid(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!isUuid(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id/" + i2,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id",keyword:"anyOf",params:{}});
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
if(data0.step_in_process !== undefined){
let data8 = data0.step_in_process;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_request", "intake_review", "searching", "links_sent", "researching", "negotiating", "offer_accepted", "paperwork", "delivered", "on_hold", "closed_lost"].includes(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process",keyword:"choice",params:{}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_request", "intake_review", "searching", "links_sent", "researching", "negotiating", "offer_accepted", "paperwork", "delivered", "on_hold", "closed_lost"].includes(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process/" + i3,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process",keyword:"anyOf",params:{}});
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
if(data0.note_status !== undefined){
let data10 = data0.note_status;
const _errs38 = errors;
let valid14 = false;
const _errs39 = errors;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["none", "to_do", "waiting_on_client", "waiting_on_seller", "done"].includes(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status",keyword:"choice",params:{}});
errors++;
}
var _valid4 = _errs39 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs41 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["none", "to_do", "waiting_on_client", "waiting_on_seller", "done"].includes(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status/" + i4,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs41 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status",keyword:"anyOf",params:{}});
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
if(data0.re_engage !== undefined){
let data12 = data0.re_engage;
const _errs46 = errors;
let valid17 = false;
const _errs47 = errors;
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["overdue", "today", "later", "none"].includes(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage",keyword:"choice",params:{}});
errors++;
}
var _valid5 = _errs47 === errors;
valid17 = valid17 || _valid5;
if(!valid17){
const _errs49 = errors;
if(Array.isArray(data12)){
if(data12.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len5 = data12.length;
for(let i5=0; i5<len5; i5++){
let data13 = data12[i5];
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage/" + i5,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["overdue", "today", "later", "none"].includes(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage/" + i5,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid5 = _errs49 === errors;
valid17 = valid17 || _valid5;
}
if(!valid17){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage",keyword:"anyOf",params:{}});
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
if(data0.date_to_re_engage_gte !== undefined){
let data14 = data0.date_to_re_engage_gte;
if(typeof data14 === "string"){
if(func0(data14) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_gte",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data14) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_gte",keyword:"minLength",params:{limit: 10}});
errors++;
}
if(!isDate(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_gte",keyword:"looks",params:{format: "date"}});
errors++;
}
if(!pattern1.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_gte",keyword:"matches",params:{says: "A calendar day in the firm’s time zone, of the years 1000 to 2999."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.date_to_re_engage_lte !== undefined){
let data15 = data0.date_to_re_engage_lte;
if(isBeyond(data15, "from", data0, "date_to_re_engage_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_lte",keyword:"bounds",params:{says: "Must not be before “Follow-up from”."}});
errors++;
}
if(typeof data15 === "string"){
if(func0(data15) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_lte",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data15) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_lte",keyword:"minLength",params:{limit: 10}});
errors++;
}
if(!isDate(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_lte",keyword:"looks",params:{format: "date"}});
errors++;
}
if(!pattern1.test(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_lte",keyword:"matches",params:{says: "A calendar day in the firm’s time zone, of the years 1000 to 2999."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.to_decide_gte !== undefined){
let data16 = data0.to_decide_gte;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/to_decide_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data16 == "number"){
if(data16 > 100000 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/to_decide_gte",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data16 < 0 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/to_decide_gte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.waiting_on_us_gte !== undefined){
let data17 = data0.waiting_on_us_gte;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_on_us_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data17 == "number"){
if(data17 > 100000 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_on_us_gte",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_on_us_gte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
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
if(data0.user_id_not !== undefined){
let data19 = data0.user_id_not;
const _errs64 = errors;
let valid20 = false;
const _errs65 = errors;
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
var _valid6 = _errs65 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs67 = errors;
if(Array.isArray(data19)){
if(data19.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data19.length;
for(let i6=0; i6<len6; i6++){
let data20 = data19[i6];
if(typeof data20 === "string"){
if(!isUuid(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i6,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs67 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"anyOf",params:{}});
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
if(data0.advisor_id_not !== undefined){
let data21 = data0.advisor_id_not;
const _errs72 = errors;
let valid23 = false;
const _errs73 = errors;
if(typeof data21 === "string"){
if(!isUuid(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid7 = _errs73 === errors;
valid23 = valid23 || _valid7;
if(!valid23){
const _errs75 = errors;
if(Array.isArray(data21)){
if(data21.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len7 = data21.length;
for(let i7=0; i7<len7; i7++){
let data22 = data21[i7];
if(typeof data22 === "string"){
if(!isUuid(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_not/" + i7,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_not/" + i7,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid7 = _errs75 === errors;
valid23 = valid23 || _valid7;
}
if(!valid23){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_not",keyword:"anyOf",params:{}});
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
if(data0.advisor_id_empty !== undefined){
if(typeof data0.advisor_id_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/advisor_id_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.step_in_process_not !== undefined){
let data24 = data0.step_in_process_not;
const _errs82 = errors;
let valid26 = false;
const _errs83 = errors;
if(typeof data24 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_request", "intake_review", "searching", "links_sent", "researching", "negotiating", "offer_accepted", "paperwork", "delivered", "on_hold", "closed_lost"].includes(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process_not",keyword:"choice",params:{}});
errors++;
}
var _valid8 = _errs83 === errors;
valid26 = valid26 || _valid8;
if(!valid26){
const _errs85 = errors;
if(Array.isArray(data24)){
if(data24.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len8 = data24.length;
for(let i8=0; i8<len8; i8++){
let data25 = data24[i8];
if(typeof data25 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process_not/" + i8,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_request", "intake_review", "searching", "links_sent", "researching", "negotiating", "offer_accepted", "paperwork", "delivered", "on_hold", "closed_lost"].includes(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process_not/" + i8,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid8 = _errs85 === errors;
valid26 = valid26 || _valid8;
}
if(!valid26){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs82;
if(vErrors !== null){
if(_errs82){
vErrors.length = _errs82;
}
else {
vErrors = null;
}
}
}
}
if(data0.note_status_not !== undefined){
let data26 = data0.note_status_not;
const _errs90 = errors;
let valid29 = false;
const _errs91 = errors;
if(typeof data26 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["none", "to_do", "waiting_on_client", "waiting_on_seller", "done"].includes(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status_not",keyword:"choice",params:{}});
errors++;
}
var _valid9 = _errs91 === errors;
valid29 = valid29 || _valid9;
if(!valid29){
const _errs93 = errors;
if(Array.isArray(data26)){
if(data26.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len9 = data26.length;
for(let i9=0; i9<len9; i9++){
let data27 = data26[i9];
if(typeof data27 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status_not/" + i9,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["none", "to_do", "waiting_on_client", "waiting_on_seller", "done"].includes(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status_not/" + i9,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid9 = _errs93 === errors;
valid29 = valid29 || _valid9;
}
if(!valid29){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status_not",keyword:"anyOf",params:{}});
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
if(data0.re_engage_not !== undefined){
let data28 = data0.re_engage_not;
const _errs98 = errors;
let valid32 = false;
const _errs99 = errors;
if(typeof data28 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["overdue", "today", "later", "none"].includes(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage_not",keyword:"choice",params:{}});
errors++;
}
var _valid10 = _errs99 === errors;
valid32 = valid32 || _valid10;
if(!valid32){
const _errs101 = errors;
if(Array.isArray(data28)){
if(data28.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len10 = data28.length;
for(let i10=0; i10<len10; i10++){
let data29 = data28[i10];
if(typeof data29 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage_not/" + i10,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["overdue", "today", "later", "none"].includes(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage_not/" + i10,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid10 = _errs101 === errors;
valid32 = valid32 || _valid10;
}
if(!valid32){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage_not",keyword:"anyOf",params:{}});
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
if(data0.date_to_re_engage_empty !== undefined){
if(typeof data0.date_to_re_engage_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.to_decide_lte !== undefined){
let data31 = data0.to_decide_lte;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/to_decide_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data31, "from", data0, "to_decide_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/to_decide_lte",keyword:"bounds",params:{says: "Must not be less than “Links to decide from”."}});
errors++;
}
if(typeof data31 == "number"){
if(data31 > 2147483647 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/to_decide_lte",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data31 < 0 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/to_decide_lte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.waiting_on_us_lte !== undefined){
let data32 = data0.waiting_on_us_lte;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_on_us_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data32, "from", data0, "waiting_on_us_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_on_us_lte",keyword:"bounds",params:{says: "Must not be less than “Research and OTD from”."}});
errors++;
}
if(typeof data32 == "number"){
if(data32 > 2147483647 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_on_us_lte",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data32 < 0 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_on_us_lte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.client_name_contains !== undefined){
let data33 = data0.client_name_contains;
if(typeof data33 === "string"){
if(func0(data33) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_name_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data33) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_name_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_name_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.package_name_contains !== undefined){
let data34 = data0.package_name_contains;
if(typeof data34 === "string"){
if(func0(data34) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_name_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data34) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_name_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_name_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.package_name_empty !== undefined){
if(typeof data0.package_name_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_name_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.step_since_gte !== undefined){
let data36 = data0.step_since_gte;
if(typeof data36 === "string"){
if(func0(data36) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_since_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_since_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_since_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.step_since_lte !== undefined){
let data37 = data0.step_since_lte;
if(isBeyond(data37, "from", data0, "step_since_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_since_lte",keyword:"bounds",params:{says: "Must not be before “In this step since from”."}});
errors++;
}
if(typeof data37 === "string"){
if(func0(data37) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_since_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_since_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_since_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.date_of_last_contact_gte !== undefined){
let data38 = data0.date_of_last_contact_gte;
if(typeof data38 === "string"){
if(!isDate(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_of_last_contact_gte",keyword:"looks",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_of_last_contact_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.date_of_last_contact_lte !== undefined){
let data39 = data0.date_of_last_contact_lte;
if(isBeyond(data39, "from", data0, "date_of_last_contact_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_of_last_contact_lte",keyword:"bounds",params:{says: "Must not be before “Last contact from”."}});
errors++;
}
if(typeof data39 === "string"){
if(!isDate(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_of_last_contact_lte",keyword:"looks",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_of_last_contact_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.date_of_last_contact_empty !== undefined){
if(typeof data0.date_of_last_contact_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_of_last_contact_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.links_gte !== undefined){
let data41 = data0.links_gte;
if(!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/links_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data41 == "number"){
if(data41 > 2147483647 || isNaN(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/links_gte",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data41 < 0 || isNaN(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/links_gte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.links_lte !== undefined){
let data42 = data0.links_lte;
if(!((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/links_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data42, "from", data0, "links_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/links_lte",keyword:"bounds",params:{says: "Must not be less than “Links from”."}});
errors++;
}
if(typeof data42 == "number"){
if(data42 > 2147483647 || isNaN(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/links_lte",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data42 < 0 || isNaN(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/links_lte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.created_at_gte !== undefined){
let data43 = data0.created_at_gte;
if(typeof data43 === "string"){
if(func0(data43) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data43)){
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
let data44 = data0.created_at_lte;
if(isBeyond(data44, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Created from”."}});
errors++;
}
if(typeof data44 === "string"){
if(func0(data44) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data44)){
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
let data45 = data0.updated_at_gte;
if(typeof data45 === "string"){
if(func0(data45) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data45)){
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
let data46 = data0.updated_at_lte;
if(isBeyond(data46, "from", data0, "updated_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"bounds",params:{says: "Must not be before “Updated from”."}});
errors++;
}
if(typeof data46 === "string"){
if(func0(data46) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data46)){
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
let data47 = data0.or;
if(Array.isArray(data47)){
if(data47.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len11 = data47.length;
for(let i11=0; i11<len11; i11++){
let data48 = data47[i11];
if(Array.isArray(data48)){
if(data48.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i11,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data48.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i11,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len12 = data48.length;
for(let i12=0; i12<len12; i12++){
let data49 = data48[i12];
if(!(data49 && typeof data49 == "object" && !Array.isArray(data49))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i11+"/" + i12,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i11,keyword:"type",params:{type: "array"}});
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
if(!["id", "q", "user_id", "advisor_id", "step_in_process", "note_status", "re_engage", "date_to_re_engage_gte", "date_to_re_engage_lte", "to_decide_gte", "waiting_on_us_gte", "id_gte", "user_id_not", "advisor_id_not", "advisor_id_empty", "step_in_process_not", "note_status_not", "re_engage_not", "date_to_re_engage_empty", "to_decide_lte", "waiting_on_us_lte", "client_name_contains", "package_name_contains", "package_name_empty", "step_since_gte", "step_since_lte", "date_of_last_contact_gte", "date_of_last_contact_lte", "date_of_last_contact_empty", "links_gte", "links_lte", "created_at_gte", "created_at_lte", "updated_at_gte", "updated_at_lte", "or"].includes(key0)){
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
validate1.errors = vErrors;
return errors === 0;
}
export const listDashboardListingsSort = validate2;
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!["id", "client_name", "package_name", "step_in_process", "step_since", "note_status", "date_to_re_engage", "date_of_last_contact", "links", "to_decide", "waiting_on_us", "created_at", "updated_at"].includes(data1)){
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
validate2.errors = vErrors;
return errors === 0;
}
export const listDashboardListingsRange = validate3;
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate3.errors = vErrors;
return errors === 0;
}
export const listDashboardListingsOfEmployeeFilter = validate4;
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
if(data0.step_in_process !== undefined){
let data6 = data0.step_in_process;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_request", "intake_review", "searching", "links_sent", "researching", "negotiating", "offer_accepted", "paperwork", "delivered", "on_hold", "closed_lost"].includes(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process",keyword:"choice",params:{}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_request", "intake_review", "searching", "links_sent", "researching", "negotiating", "offer_accepted", "paperwork", "delivered", "on_hold", "closed_lost"].includes(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process/" + i2,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process",keyword:"anyOf",params:{}});
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
if(data0.note_status !== undefined){
let data8 = data0.note_status;
const _errs30 = errors;
let valid11 = false;
const _errs31 = errors;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["none", "to_do", "waiting_on_client", "waiting_on_seller", "done"].includes(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status",keyword:"choice",params:{}});
errors++;
}
var _valid3 = _errs31 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs33 = errors;
if(Array.isArray(data8)){
if(data8.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
let data9 = data8[i3];
if(typeof data9 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["none", "to_do", "waiting_on_client", "waiting_on_seller", "done"].includes(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status/" + i3,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs33 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status",keyword:"anyOf",params:{}});
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
if(data0.re_engage !== undefined){
let data10 = data0.re_engage;
const _errs38 = errors;
let valid14 = false;
const _errs39 = errors;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["overdue", "today", "later", "none"].includes(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage",keyword:"choice",params:{}});
errors++;
}
var _valid4 = _errs39 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs41 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
let data11 = data10[i4];
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["overdue", "today", "later", "none"].includes(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage/" + i4,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs41 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage",keyword:"anyOf",params:{}});
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
if(data0.date_to_re_engage_gte !== undefined){
let data12 = data0.date_to_re_engage_gte;
if(typeof data12 === "string"){
if(func0(data12) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_gte",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data12) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_gte",keyword:"minLength",params:{limit: 10}});
errors++;
}
if(!isDate(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_gte",keyword:"looks",params:{format: "date"}});
errors++;
}
if(!pattern1.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_gte",keyword:"matches",params:{says: "A calendar day in the firm’s time zone, of the years 1000 to 2999."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.date_to_re_engage_lte !== undefined){
let data13 = data0.date_to_re_engage_lte;
if(isBeyond(data13, "from", data0, "date_to_re_engage_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_lte",keyword:"bounds",params:{says: "Must not be before “Follow-up from”."}});
errors++;
}
if(typeof data13 === "string"){
if(func0(data13) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_lte",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data13) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_lte",keyword:"minLength",params:{limit: 10}});
errors++;
}
if(!isDate(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_lte",keyword:"looks",params:{format: "date"}});
errors++;
}
if(!pattern1.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_lte",keyword:"matches",params:{says: "A calendar day in the firm’s time zone, of the years 1000 to 2999."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_lte",keyword:"type",params:{type: "string"}});
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
if(data0.step_in_process_not !== undefined){
let data17 = data0.step_in_process_not;
const _errs60 = errors;
let valid20 = false;
const _errs61 = errors;
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_request", "intake_review", "searching", "links_sent", "researching", "negotiating", "offer_accepted", "paperwork", "delivered", "on_hold", "closed_lost"].includes(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process_not",keyword:"choice",params:{}});
errors++;
}
var _valid6 = _errs61 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs63 = errors;
if(Array.isArray(data17)){
if(data17.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data17.length;
for(let i6=0; i6<len6; i6++){
let data18 = data17[i6];
if(typeof data18 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process_not/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["new_request", "intake_review", "searching", "links_sent", "researching", "negotiating", "offer_accepted", "paperwork", "delivered", "on_hold", "closed_lost"].includes(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process_not/" + i6,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs63 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_in_process_not",keyword:"anyOf",params:{}});
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
if(data0.note_status_not !== undefined){
let data19 = data0.note_status_not;
const _errs68 = errors;
let valid23 = false;
const _errs69 = errors;
if(typeof data19 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["none", "to_do", "waiting_on_client", "waiting_on_seller", "done"].includes(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status_not",keyword:"choice",params:{}});
errors++;
}
var _valid7 = _errs69 === errors;
valid23 = valid23 || _valid7;
if(!valid23){
const _errs71 = errors;
if(Array.isArray(data19)){
if(data19.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len7 = data19.length;
for(let i7=0; i7<len7; i7++){
let data20 = data19[i7];
if(typeof data20 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status_not/" + i7,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["none", "to_do", "waiting_on_client", "waiting_on_seller", "done"].includes(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status_not/" + i7,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid7 = _errs71 === errors;
valid23 = valid23 || _valid7;
}
if(!valid23){
(vErrors ??= []).push({instancePath:instancePath+"/filter/note_status_not",keyword:"anyOf",params:{}});
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
if(data0.re_engage_not !== undefined){
let data21 = data0.re_engage_not;
const _errs76 = errors;
let valid26 = false;
const _errs77 = errors;
if(typeof data21 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["overdue", "today", "later", "none"].includes(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage_not",keyword:"choice",params:{}});
errors++;
}
var _valid8 = _errs77 === errors;
valid26 = valid26 || _valid8;
if(!valid26){
const _errs79 = errors;
if(Array.isArray(data21)){
if(data21.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len8 = data21.length;
for(let i8=0; i8<len8; i8++){
let data22 = data21[i8];
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage_not/" + i8,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["overdue", "today", "later", "none"].includes(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage_not/" + i8,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid8 = _errs79 === errors;
valid26 = valid26 || _valid8;
}
if(!valid26){
(vErrors ??= []).push({instancePath:instancePath+"/filter/re_engage_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs76;
if(vErrors !== null){
if(_errs76){
vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
}
}
if(data0.date_to_re_engage_empty !== undefined){
if(typeof data0.date_to_re_engage_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_to_re_engage_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.client_name_contains !== undefined){
let data24 = data0.client_name_contains;
if(typeof data24 === "string"){
if(func0(data24) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_name_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data24) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_name_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/client_name_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.package_name_contains !== undefined){
let data25 = data0.package_name_contains;
if(typeof data25 === "string"){
if(func0(data25) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_name_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data25) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_name_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_name_contains",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.package_name_empty !== undefined){
if(typeof data0.package_name_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/package_name_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.step_since_gte !== undefined){
let data27 = data0.step_since_gte;
if(typeof data27 === "string"){
if(func0(data27) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_since_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_since_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_since_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.step_since_lte !== undefined){
let data28 = data0.step_since_lte;
if(isBeyond(data28, "from", data0, "step_since_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_since_lte",keyword:"bounds",params:{says: "Must not be before “In this step since from”."}});
errors++;
}
if(typeof data28 === "string"){
if(func0(data28) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_since_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_since_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/step_since_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.date_of_last_contact_gte !== undefined){
let data29 = data0.date_of_last_contact_gte;
if(typeof data29 === "string"){
if(!isDate(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_of_last_contact_gte",keyword:"looks",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_of_last_contact_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.date_of_last_contact_lte !== undefined){
let data30 = data0.date_of_last_contact_lte;
if(isBeyond(data30, "from", data0, "date_of_last_contact_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_of_last_contact_lte",keyword:"bounds",params:{says: "Must not be before “Last contact from”."}});
errors++;
}
if(typeof data30 === "string"){
if(!isDate(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_of_last_contact_lte",keyword:"looks",params:{format: "date"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_of_last_contact_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.date_of_last_contact_empty !== undefined){
if(typeof data0.date_of_last_contact_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/date_of_last_contact_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.links_gte !== undefined){
let data32 = data0.links_gte;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/links_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data32 == "number"){
if(data32 > 2147483647 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/links_gte",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data32 < 0 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/links_gte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.links_lte !== undefined){
let data33 = data0.links_lte;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/links_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data33, "from", data0, "links_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/links_lte",keyword:"bounds",params:{says: "Must not be less than “Links from”."}});
errors++;
}
if(typeof data33 == "number"){
if(data33 > 2147483647 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/links_lte",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data33 < 0 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/links_lte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.to_decide_gte !== undefined){
let data34 = data0.to_decide_gte;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/to_decide_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data34 == "number"){
if(data34 > 2147483647 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/to_decide_gte",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data34 < 0 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/to_decide_gte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.to_decide_lte !== undefined){
let data35 = data0.to_decide_lte;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/to_decide_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data35, "from", data0, "to_decide_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/to_decide_lte",keyword:"bounds",params:{says: "Must not be less than “To decide from”."}});
errors++;
}
if(typeof data35 == "number"){
if(data35 > 2147483647 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/to_decide_lte",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data35 < 0 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/to_decide_lte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.waiting_on_us_gte !== undefined){
let data36 = data0.waiting_on_us_gte;
if(!((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_on_us_gte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(typeof data36 == "number"){
if(data36 > 2147483647 || isNaN(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_on_us_gte",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data36 < 0 || isNaN(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_on_us_gte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.waiting_on_us_lte !== undefined){
let data37 = data0.waiting_on_us_lte;
if(!((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37)))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_on_us_lte",keyword:"type",params:{type: "integer"}});
errors++;
}
if(isBeyond(data37, "from", data0, "waiting_on_us_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_on_us_lte",keyword:"bounds",params:{says: "Must not be less than “Research and OTD from”."}});
errors++;
}
if(typeof data37 == "number"){
if(data37 > 2147483647 || isNaN(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_on_us_lte",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}});
errors++;
}
if(data37 < 0 || isNaN(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/waiting_on_us_lte",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data0.created_at_gte !== undefined){
let data38 = data0.created_at_gte;
if(typeof data38 === "string"){
if(func0(data38) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data38)){
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
let data39 = data0.created_at_lte;
if(isBeyond(data39, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Created from”."}});
errors++;
}
if(typeof data39 === "string"){
if(func0(data39) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data39)){
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
let data40 = data0.updated_at_gte;
if(typeof data40 === "string"){
if(func0(data40) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data40)){
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
let data41 = data0.updated_at_lte;
if(isBeyond(data41, "from", data0, "updated_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"bounds",params:{says: "Must not be before “Updated from”."}});
errors++;
}
if(typeof data41 === "string"){
if(func0(data41) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data41)){
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
let data42 = data0.or;
if(Array.isArray(data42)){
if(data42.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len9 = data42.length;
for(let i9=0; i9<len9; i9++){
let data43 = data42[i9];
if(Array.isArray(data43)){
if(data43.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i9,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data43.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i9,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len10 = data43.length;
for(let i10=0; i10<len10; i10++){
let data44 = data43[i10];
if(!(data44 && typeof data44 == "object" && !Array.isArray(data44))){
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
if(!["id", "q", "user_id", "step_in_process", "note_status", "re_engage", "date_to_re_engage_gte", "date_to_re_engage_lte", "id_gte", "user_id_not", "step_in_process_not", "note_status_not", "re_engage_not", "date_to_re_engage_empty", "client_name_contains", "package_name_contains", "package_name_empty", "step_since_gte", "step_since_lte", "date_of_last_contact_gte", "date_of_last_contact_lte", "date_of_last_contact_empty", "links_gte", "links_lte", "to_decide_gte", "to_decide_lte", "waiting_on_us_gte", "waiting_on_us_lte", "created_at_gte", "created_at_lte", "updated_at_gte", "updated_at_lte", "or"].includes(key0)){
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
export const groupListFilter = validate5;
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.filter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "filter"}});
errors++;
}
if(data.filter !== undefined){
let data0 = data.filter;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/filter",keyword:"type",params:{type: "object"}});
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
export const listTasksFilter = validate6;
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
if(data0.owner_id !== undefined){
let data6 = data0.owner_id;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 === "string"){
if(!isUuid(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/owner_id",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/owner_id",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid2 = _errs23 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs25 = errors;
if(Array.isArray(data6)){
if(data6.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/owner_id",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(!isUuid(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/owner_id/" + i2,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/owner_id/" + i2,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/owner_id",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid2 = _errs25 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/owner_id",keyword:"anyOf",params:{}});
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
if(!["task", "follow_up"].includes(data8)){
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
if(!["task", "follow_up"].includes(data9)){
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
if(data0.status !== undefined){
let data10 = data0.status;
const _errs38 = errors;
let valid14 = false;
const _errs39 = errors;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["open", "done"].includes(data10)){
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
if(!["open", "done"].includes(data11)){
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
if(data0.due_on_gte !== undefined){
let data12 = data0.due_on_gte;
if(typeof data12 === "string"){
if(func0(data12) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_on_gte",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data12) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_on_gte",keyword:"minLength",params:{limit: 10}});
errors++;
}
if(!isDate(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_on_gte",keyword:"looks",params:{format: "date"}});
errors++;
}
if(!pattern1.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_on_gte",keyword:"matches",params:{says: "A calendar day in the firm’s time zone, of the years 1000 to 2999."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_on_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.due_on_lte !== undefined){
let data13 = data0.due_on_lte;
if(isBeyond(data13, "from", data0, "due_on_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_on_lte",keyword:"bounds",params:{says: "Must not be before “Due from”."}});
errors++;
}
if(typeof data13 === "string"){
if(func0(data13) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_on_lte",keyword:"maxLength",params:{limit: 10}});
errors++;
}
if(func0(data13) < 10){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_on_lte",keyword:"minLength",params:{limit: 10}});
errors++;
}
if(!isDate(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_on_lte",keyword:"looks",params:{format: "date"}});
errors++;
}
if(!pattern1.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_on_lte",keyword:"matches",params:{says: "A calendar day in the firm’s time zone, of the years 1000 to 2999."}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/due_on_lte",keyword:"type",params:{type: "string"}});
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
if(data0.user_id_empty !== undefined){
if(typeof data0.user_id_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.owner_id_not !== undefined){
let data18 = data0.owner_id_not;
const _errs62 = errors;
let valid20 = false;
const _errs63 = errors;
if(typeof data18 === "string"){
if(!isUuid(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/owner_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/owner_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid6 = _errs63 === errors;
valid20 = valid20 || _valid6;
if(!valid20){
const _errs65 = errors;
if(Array.isArray(data18)){
if(data18.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/owner_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len6 = data18.length;
for(let i6=0; i6<len6; i6++){
let data19 = data18[i6];
if(typeof data19 === "string"){
if(!isUuid(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/owner_id_not/" + i6,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/owner_id_not/" + i6,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/owner_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid6 = _errs65 === errors;
valid20 = valid20 || _valid6;
}
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/filter/owner_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
}
if(data0.owner_id_empty !== undefined){
if(typeof data0.owner_id_empty !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/owner_id_empty",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data0.kind_not !== undefined){
let data21 = data0.kind_not;
const _errs72 = errors;
let valid23 = false;
const _errs73 = errors;
if(typeof data21 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["task", "follow_up"].includes(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"choice",params:{}});
errors++;
}
var _valid7 = _errs73 === errors;
valid23 = valid23 || _valid7;
if(!valid23){
const _errs75 = errors;
if(Array.isArray(data21)){
if(data21.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len7 = data21.length;
for(let i7=0; i7<len7; i7++){
let data22 = data21[i7];
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not/" + i7,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["task", "follow_up"].includes(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not/" + i7,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid7 = _errs75 === errors;
valid23 = valid23 || _valid7;
}
if(!valid23){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"anyOf",params:{}});
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
if(data0.status_not !== undefined){
let data23 = data0.status_not;
const _errs80 = errors;
let valid26 = false;
const _errs81 = errors;
if(typeof data23 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["open", "done"].includes(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"choice",params:{}});
errors++;
}
var _valid8 = _errs81 === errors;
valid26 = valid26 || _valid8;
if(!valid26){
const _errs83 = errors;
if(Array.isArray(data23)){
if(data23.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len8 = data23.length;
for(let i8=0; i8<len8; i8++){
let data24 = data23[i8];
if(typeof data24 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i8,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["open", "done"].includes(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not/" + i8,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid8 = _errs83 === errors;
valid26 = valid26 || _valid8;
}
if(!valid26){
(vErrors ??= []).push({instancePath:instancePath+"/filter/status_not",keyword:"anyOf",params:{}});
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
if(data0.title_contains !== undefined){
let data25 = data0.title_contains;
if(typeof data25 === "string"){
if(func0(data25) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"maxLength",params:{limit: 200}});
errors++;
}
if(func0(data25) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"minLength",params:{limit: 1}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/title_contains",keyword:"type",params:{type: "string"}});
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
if(!["id", "q", "user_id", "owner_id", "kind", "status", "due_on_gte", "due_on_lte", "id_gte", "user_id_not", "user_id_empty", "owner_id_not", "owner_id_empty", "kind_not", "status_not", "title_contains", "created_at_gte", "created_at_lte", "updated_at_gte", "updated_at_lte", "or"].includes(key0)){
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
export const listTasksSort = validate7;
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
if(!["id", "title", "kind", "status", "due_on", "created_at", "updated_at"].includes(data1)){
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
export const listContactsFilter = validate8;
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
if(data0.kind !== undefined){
let data6 = data0.kind;
const _errs22 = errors;
let valid8 = false;
const _errs23 = errors;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["call", "text", "email", "meeting", "note"].includes(data6)){
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
if(!["call", "text", "email", "meeting", "note"].includes(data7)){
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
if(data0.at_gte !== undefined){
let data8 = data0.at_gte;
if(typeof data8 === "string"){
if(func0(data8) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/at_gte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/at_gte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.at_lte !== undefined){
let data9 = data0.at_lte;
if(isBeyond(data9, "from", data0, "at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/at_lte",keyword:"bounds",params:{says: "Must not be before “From”."}});
errors++;
}
if(typeof data9 === "string"){
if(func0(data9) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/at_lte",keyword:"looks",params:{format: "date-time"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/at_lte",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data0.id_gte !== undefined){
let data10 = data0.id_gte;
if(typeof data10 === "string"){
if(!isUuid(data10)){
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
let data11 = data0.user_id_not;
const _errs36 = errors;
let valid11 = false;
const _errs37 = errors;
if(typeof data11 === "string"){
if(!isUuid(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "string"}});
errors++;
}
var _valid3 = _errs37 === errors;
valid11 = valid11 || _valid3;
if(!valid11){
const _errs39 = errors;
if(Array.isArray(data11)){
if(data11.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(typeof data12 === "string"){
if(!isUuid(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i3,keyword:"looks",params:{format: "uuid"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not/" + i3,keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid3 = _errs39 === errors;
valid11 = valid11 || _valid3;
}
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/filter/user_id_not",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data0.kind_not !== undefined){
let data13 = data0.kind_not;
const _errs44 = errors;
let valid14 = false;
const _errs45 = errors;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"type",params:{type: "string"}});
errors++;
}
if(!["call", "text", "email", "meeting", "note"].includes(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"choice",params:{}});
errors++;
}
var _valid4 = _errs45 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs47 = errors;
if(Array.isArray(data13)){
if(data13.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len4 = data13.length;
for(let i4=0; i4<len4; i4++){
let data14 = data13[i4];
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not/" + i4,keyword:"type",params:{type: "string"}});
errors++;
}
if(!["call", "text", "email", "meeting", "note"].includes(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not/" + i4,keyword:"choice",params:{}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid4 = _errs47 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
(vErrors ??= []).push({instancePath:instancePath+"/filter/kind_not",keyword:"anyOf",params:{}});
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
if(data0.created_at_gte !== undefined){
let data15 = data0.created_at_gte;
if(typeof data15 === "string"){
if(func0(data15) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data15)){
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
let data16 = data0.created_at_lte;
if(isBeyond(data16, "from", data0, "created_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"bounds",params:{says: "Must not be before “Created from”."}});
errors++;
}
if(typeof data16 === "string"){
if(func0(data16) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/created_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data16)){
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
let data17 = data0.updated_at_gte;
if(typeof data17 === "string"){
if(func0(data17) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_gte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data17)){
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
let data18 = data0.updated_at_lte;
if(isBeyond(data18, "from", data0, "updated_at_gte")){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"bounds",params:{says: "Must not be before “Updated from”."}});
errors++;
}
if(typeof data18 === "string"){
if(func0(data18) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/filter/updated_at_lte",keyword:"maxLength",params:{limit: 40}});
errors++;
}
if(!isDateTime(data18)){
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
let data19 = data0.or;
if(Array.isArray(data19)){
if(data19.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or",keyword:"maxItems",params:{limit: 8}});
errors++;
}
const len5 = data19.length;
for(let i5=0; i5<len5; i5++){
let data20 = data19[i5];
if(Array.isArray(data20)){
if(data20.length > 8){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i5,keyword:"maxItems",params:{limit: 8}});
errors++;
}
if(data20.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i5,keyword:"minItems",params:{limit: 1}});
errors++;
}
const len6 = data20.length;
for(let i6=0; i6<len6; i6++){
let data21 = data20[i6];
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i5+"/" + i6,keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/filter/or/" + i5,keyword:"type",params:{type: "array"}});
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
if(!["id", "q", "user_id", "kind", "at_gte", "at_lte", "id_gte", "user_id_not", "kind_not", "created_at_gte", "created_at_lte", "updated_at_gte", "updated_at_lte", "or"].includes(key0)){
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
export const listContactsSort = validate9;
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
if(!["id", "at", "kind", "created_at", "updated_at"].includes(data1)){
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
